/**
 * Where notebooks keep what is finished. A page keeps nothing: there another file stands for this one.
 *
 * @module
 */
import { join } from "@std/path";
import { projectRoot } from "matchbox/runner/files/project_files.ts";

/** The project's store. */
export const PROJECT_STORE: string = join(projectRoot, ".matchbox");

/**
 * The thread that reads the files of visitors.
 *
 * @module
 */
import { refusePaths } from "matchbox/base/mod.ts";
import { answerCalls } from "matchbox/runner/threads/answer_calls.ts";
import { readers } from "./readers.ts";

refusePaths();
answerCalls(readers);

import { start } from "../page/start.ts";
import { mount } from "./component.ts";

start(mount);

/**
 * A thread that checks the guards of studies, so that several are checked at once.
 *
 * @module
 */
import { answerCalls } from "matchbox/runner/threads/answer_calls.ts";
import { checkStudyGuards, type GuardFunctions } from "./check_guards.ts";

answerCalls<GuardFunctions>({ check: checkStudyGuards });

/**
 * The thread of `TrainingThread`.
 *
 * @module
 */
import { answerCalls } from "matchbox/runner/threads/answer_calls.ts";
import { train } from "./training_work.ts";

answerCalls({ train });

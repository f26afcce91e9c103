import { start } from "../page/start.ts";
import { mount } from "./component.ts";
import { answerQuestions, Thinker } from "./thinker.ts";

// The worker runs the same code, without a document.
if (typeof document === "undefined") answerQuestions();
else {
  const thinker = new Thinker(document.currentScript!.textContent!);
  start((element: HTMLElement, options: Parameters<typeof mount>[1]) =>
    mount(element, options, thinker)
  );
}

/**
 * A command of the command line whose errors are one line: what is wrong, and what is allowed.
 *
 * @module
 */
import { Command, type ErrorOptions, type HelpContext } from "commander";

/** A verb, e.g. `study`, or a verb of one, e.g. `study run`. */
export class Verb extends Command {
  override createCommand(name?: string): Verb {
    return new Verb(name);
  }

  /** Ends with the error of the parser, and what is allowed. */
  override error(message: string, options?: ErrorOptions): never {
    const said = message.replace(/\.$/, "").replace(
      /\n\(Did you mean (.*)\)$/,
      "; did you mean $1",
    );
    const joint = said.endsWith("?") ? " " : "; ";
    super.error(`${said}${joint}${this.#allowed(message, options?.code)}`, options);
  }

  /** Prints the help that was asked for. A command that needs another one and has none is an error. */
  override help(context?: HelpContext | ((text: string) => string)): never {
    if (typeof context === "object" && context.error) {
      this.error("error: missing command", { code: "commander.unknownCommand" });
    }
    super.help(context as HelpContext);
  }

  #allowed(message: string, code?: string): string {
    const help = this.createHelp();
    const available = (names: readonly (string | undefined)[]) => `available: ${names.join(", ")}`;
    if (code === "commander.unknownCommand") {
      return available(help.visibleCommands(this).map((command) => command.name()));
    }
    const options = help.visibleOptions(this);
    if (code === "commander.unknownOption") return available(options.map(({ long }) => long));
    const named = options.find(({ flags }) => message.includes(`'${flags}'`));
    return named ? `it is: ${named.description}` : `usage: ${help.commandUsage(this)}`;
  }
}

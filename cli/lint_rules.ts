/**
 * Habits of this project that can be checked: rules for `deno lint`, beside its own. A line that has a reason
 * to break one says so: `// deno-lint-ignore matchbox/NAME` and the reason.
 *
 * @module
 */

const rules: Record<string, Deno.lint.Rule> = {
  "file-of-url": {
    create: (context) => ({
      MemberExpression({ property, range }) {
        if (property.type === "Identifier" && property.name === "pathname") report(context, range);
      },
      ObjectPattern({ properties }) {
        for (const each of properties) {
          const isIt = each.type === "Property" && each.key.type === "Identifier" &&
            each.key.name === "pathname";
          if (isIt) report(context, each.key.range);
        }
      },
    }),
  },
  "seeded-chance": {
    create(context) {
      // Their results are a function of parameters, seed and code.
      if (!/\/lib\/(games|agents|experiments)\//.test(slashes(context.filename))) return {};
      const message = "chance and time are handed in here, so that a run can be repeated";
      const hint = "use the `random` and the `clock` of the context";
      return {
        MemberExpression({ object, property, range }) {
          if (object.type !== "Identifier" || property.type !== "Identifier") return;
          if (LOOSE.has(`${object.name}.${property.name}`)) {
            context.report({ range, message, hint });
          }
        },
        NewExpression({ callee, arguments: values, range }) {
          if (callee.type !== "Identifier" || callee.name !== "Date" || values.length > 0) return;
          context.report({ range, message, hint });
        },
      };
    },
  },
  "nested-quantifier": {
    create: (context) => ({
      Literal(literal) {
        // Other literals have the property too, without a value.
        const regex = "regex" in literal ? literal.regex : undefined;
        if (!regex || !repeatsRepetition(regex.pattern)) return;
        context.report({
          range: literal.range,
          message: "a repeated group of repetitions alone takes exponential time on some texts",
          hint: "let every round of the group have a character that is there once",
        });
      },
    }),
  },
};

export default { name: "matchbox", rules } satisfies Deno.lint.Plugin;

function report(context: Deno.lint.RuleContext, range: Deno.lint.Range): void {
  context.report({
    range,
    message: "a pathname is no file path: blanks and umlauts are escaped in it",
    hint: "use fromFileUrl of @std/path",
  });
}

/** What gives other values each time. */
const LOOSE = new Set([
  "Math.random",
  "Date.now",
  "performance.now",
  "crypto.getRandomValues",
  "crypto.randomUUID",
]);

/** The path with slashes on every system. */
function slashes(path: string): string {
  return path.replaceAll("\\", "/");
}

/**
 * Whether a regular expression has a group that repeats without end, and in an alternative of it nothing but
 * parts that may repeat or be left out, as in `(a+)+` and `(\w+\s*)*`. The text can then be divided among
 * the rounds in many ways. Alternatives that match the same, as in `(a|a)*`, are not found.
 */
export function repeatsRepetition(pattern: string): boolean {
  let found = false;
  let at = 0;

  /** Reads alternatives up to the end of their group; whether one of them only repeats. */
  function alternatives(): boolean {
    let someRepeats = false;
    let [repeats, isFixed] = [false, false];
    for (; at < pattern.length && pattern[at] !== ")";) {
      if (pattern[at] === "|") {
        at++;
        someRepeats ||= repeats && !isFixed;
        [repeats, isFixed] = [false, false];
        continue;
      }
      const part = read();
      repeats ||= part === "repeats";
      isFixed ||= part === "fixed";
    }
    return someRepeats || repeats && !isFixed;
  }

  /** Reads a part with its quantifier. */
  function read(): "repeats" | "optional" | "fixed" | "empty" {
    const [inner] = pattern.slice(at).match(ONE)!;
    at += inner.length;
    const isGroup = inner.startsWith("(");
    const repeats = isGroup && alternatives();
    if (isGroup) at++;
    const [quantifier] = pattern.slice(at).match(QUANTIFIER)!;
    at += quantifier.length;
    const isEndless = /^(\*|\+|\{\d+,\})/.test(quantifier);
    if (isEndless && repeats) found = true;
    if (isEndless || repeats) return "repeats";
    if (/^(\?|\{0)/.test(quantifier)) return "optional";
    return /^(\^|\$|\\[bB]$|\(\?<?[=!])/.test(inner) ? "empty" : "fixed";
  }

  alternatives();
  return found;
}

/** A character, an escape, a class, or the beginning of a group. */
const ONE =
  /^(?:\((?:\?(?::|<?[=!]|<\w+>))?|\[(?:\\.|[^\]\\])*\]|\\(?:[pPu]\{[^}]*\}|k<\w+>|.)|.)/su;
const QUANTIFIER = /^(?:[*+?]\??|\{\d+(?:,\d*)?\}\??)?/;

/* Says what ESLint's core rules find: LINTER FILE... */

import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const RULES = [
  "array-callback-return", "constructor-super", "default-case-last", "dot-notation", "for-direction",
  "getter-return", "no-async-promise-executor", "no-case-declarations", "no-class-assign", "no-compare-neg-zero",
  "no-cond-assign", "no-const-assign", "no-constant-condition", "no-dupe-args", "no-dupe-class-members",
  "no-dupe-else-if", "no-dupe-keys", "no-duplicate-case", "no-duplicate-imports", "no-else-return", "no-empty-pattern",
  "no-eval", "no-ex-assign", "no-extra-boolean-cast", "no-fallthrough", "no-func-assign", "no-implicit-coercion",
  "no-import-assign", "no-lonely-if", "no-loss-of-precision", "no-prototype-builtins", "no-redeclare",
  "no-self-assign", "no-self-compare", "no-shadow-restricted-names", "no-sparse-arrays",
  "no-template-curly-in-string", "no-this-before-super", "no-throw-literal", "no-unmodified-loop-condition",
  "no-unneeded-ternary", "no-unreachable", "no-unsafe-finally", "no-unsafe-negation", "no-unsafe-optional-chaining",
  "no-unused-expressions", "no-use-before-define", "no-useless-assignment", "no-useless-catch", "no-useless-computed-key",
  "no-useless-concat", "no-useless-escape", "no-useless-rename", "no-useless-return", "no-var", "no-with",
  "object-shorthand", "prefer-const", "prefer-rest-params", "prefer-spread", "prefer-template", "require-yield",
  "use-isnan", "valid-typeof",
];
const WITH_OPTIONS = {
  eqeqeq: ["error", "always"],
  "no-empty": ["error", { allowEmptyCatch: false }],
  "no-unused-vars": ["error", { args: "after-used" }],
  "no-use-before-define": ["error", { functions: false, variables: false, classes: false }],
  "no-unused-expressions": ["error", { allowShortCircuit: true }],
};

const [library, ...files] = process.argv.slice(2);
const { Linter } = createRequire(import.meta.url)(library);
const linter = new Linter();
const rules = { ...Object.fromEntries(RULES.map((rule) => [rule, "error"])), ...WITH_OPTIONS };
for (const file of files) {
  const found = linter.verify(readFileSync(file, "utf8"), [{ files: ["**/*"], rules }], { filename: "script.js" });
  for (const { line, column, message, ruleId } of found) console.log(`${file}(${line},${column}): ${message} (${ruleId})`);
}

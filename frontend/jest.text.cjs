/** Jest's transform of a file that is imported as its text, as Vite does with `?raw`. */
module.exports = {
  process: (text) => ({ code: `exports.__esModule = true; exports.default = ${JSON.stringify(text)};` }),
};

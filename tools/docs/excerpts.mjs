/**
 * Code in the documents that names its file (```ts backend/src/main.ts) stands in that file, line for line, however deep it is indented there. A line
 * `// …` stands for what is left out.
 */
import { exists, filesUnder, read } from './repository.mjs';

const FENCED = /^( *)```\w+ (\S*\/\S+)\n([\s\S]*?)^\1```$/gm;
const GAP = /^\s*(?:\/\/|#|--) …$/m;

/** @returns {string[]} a line for each fault */
export function excerptFaults() {
  const faults = [];
  for (const page of filesUnder('docs').filter((file) => file.endsWith('.md'))) {
    const text = read(page);
    for (const { 2: file, 3: code, index } of text.matchAll(FENCED)) {
      const at = `${page}:${text.slice(0, index).split('\n').length}`;
      if (!exists(file)) faults.push(`${at}: there is no ${file}`);
      else if (!isIn(code, read(file))) faults.push(`${at}: this does not stand in ${file}`);
    }
  }
  return faults;
}

/** All parts, in their order. */
function isIn(code, text) {
  const lines = linesOf(text);
  let from = 0;
  for (const part of code.split(GAP)) {
    const wanted = linesOf(part.replace(/^\n+|\s+$/g, ''));
    const found = lines.findIndex(
      (_, start) => start >= from && wanted.every((line, index) => lines[start + index] === line),
    );
    if (found === -1) return false;
    from = found + wanted.length;
  }
  return true;
}

function linesOf(text) {
  return text.split('\n').map((line) => line.trim());
}

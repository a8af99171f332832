/** The comments of a source file, as text with the line they begin at. */
import ts from 'typescript';

/** @returns {{ line: number; text: string }[]} */
export function commentsOf(file, text) {
  if (!/\.[cm]?tsx?$|\.[cm]?js$/.test(file))
    return [...text.matchAll(/--.*|\/\*[\s\S]*?\*\//g)].map(({ 0: comment, index }) => ({
      line: text.slice(0, index).split('\n').length,
      text: comment,
    }));
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const starts = new Map();
  const visit = (node) => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ])
      starts.set(range.pos, range.end);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...starts].map(([start, end]) => ({
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    text: text.slice(start, end),
  }));
}

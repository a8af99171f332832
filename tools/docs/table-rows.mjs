/**
 * The rows of a page's tables, without the lines under their heads.
 * @param {string} text Markdown
 * @returns {{ line: number; cells: string[] }[]} `line` counts from 1
 */
export function tableRows(text) {
  return text.split('\n').flatMap((row, index) =>
    !row.startsWith('| ') || /^\|[\s:|-]+\|$/.test(row)
      ? []
      : [
          {
            line: index + 1,
            cells: row
              .slice(1, row.lastIndexOf('|'))
              .split(/(?<!\\)\|/)
              .map((cell) => cell.trim()),
          },
        ],
  );
}

/** The first JSON object of a text that begins with one: some models go on writing behind it. Null when it does not end. */
export function firstObject(body: string): string | null {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < body.length; at += 1) {
    const character = body[at];
    if (inString) {
      if (character === '\\') at += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return body.slice(0, at + 1);
    }
  }
  return null;
}

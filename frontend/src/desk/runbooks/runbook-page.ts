/** The pages of docs/runbooks, as HTML: each is a file that is loaded when somebody opens it. */
import { queryOptions } from '@tanstack/react-query';
import { Marked } from 'marked';

export interface RunbookPage {
  readonly title: string;
  /** From our own documents, and so without markup of anybody's. */
  readonly html: string;
}

const NAME = /^[a-z]+(?:-[a-z]+)*$/;
const TITLE = /^# (.+)\n/;
/** An address of the desk, as documents write it. */
const SCREEN = /^\/staff(?:[/?].*)?$/;
const RUNBOOK = /^([a-z-]+)\.md$/;

/** Other runbooks are beside it on the desk; the rest of docs is named, for the house serves no documents. */
const marked = new Marked({
  renderer: {
    codespan({ text }) {
      const code = `<code>${escaped(text)}</code>`;
      return SCREEN.test(text) ? `<a href="${escaped(text)}">${code}</a>` : code;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      const runbook = RUNBOOK.exec(href)?.[1];
      if (runbook) return `<a href="/staff/runbooks/${runbook}">${text}</a>`;
      return href.startsWith('../') ? `${text} (<code>${href.replace('../', 'docs/')}</code>)` : text;
    },
  },
});

/** @param name as in the address */
export function runbookQuery(name: string) {
  return queryOptions({
    queryKey: ['runbook', name],
    queryFn: () => loadRunbook(name),
    staleTime: Infinity,
    retry: false,
  });
}

/** @throws Error when there is no such page */
export async function loadRunbook(name: string): Promise<RunbookPage> {
  if (!NAME.test(name)) throw new Error(`no runbook is called ${name}`);
  const { default: text } = (await import(`../../../../docs/runbooks/${name}.md?raw`)) as { default: string };
  const title = TITLE.exec(text)?.[1] ?? name;
  return { title, html: await marked.parse(text.replace(TITLE, '')) };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

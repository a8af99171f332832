/**
 * The messages of a prompt for chat templates that raise an exception at others: user and assistant take turns, and the user begins. The
 * system message stands before them, or is the beginning of what the user says.
 */
import type { PromptMessage } from './build-prompt.js';

/** Where the story's opening comes first. */
const BEGIN: PromptMessage = { role: 'user', content: 'Begin.' };

export function inTurns(
  messages: readonly PromptMessage[],
  { keepsSystem }: { readonly keepsSystem: boolean },
): readonly PromptMessage[] {
  const spoken = messages.findIndex(({ role }) => role !== 'system');
  const leading = keepsSystem ? messages.slice(0, spoken < 0 ? messages.length : spoken) : [];
  // A note at the end is a system message, too.
  const turns = joined(
    messages
      .slice(leading.length)
      .map(({ role, content }) => ({ role: role === 'system' ? 'user' : role, content }) as const),
  );
  return [...joined(leading), ...(turns[0]?.role === 'assistant' ? [BEGIN] : []), ...turns];
}

/** Neighbours of the same role as one. */
function joined(messages: readonly PromptMessage[]): PromptMessage[] {
  const turns: PromptMessage[] = [];
  for (const { role, content } of messages) {
    const before = turns.at(-1);
    if (before?.role === role) turns[turns.length - 1] = { role, content: `${before.content}\n\n${content}` };
    else turns.push({ role, content });
  }
  return turns;
}

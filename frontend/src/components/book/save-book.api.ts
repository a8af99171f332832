import type { BookFormat } from '@rubicon/contracts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api/api.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { attachmentName, saveFile } from '../../lib/save-file.js';
import { useToast } from '../../lib/toast.js';
import { timelineStrings } from '../../strings/timeline.js';

export interface BookOf {
  readonly gameId: string;
  /** The last turn told in it; null: where the story stands. */
  readonly turnId: string | null;
  readonly format: BookFormat;
}

const endings: Readonly<Record<BookFormat, string>> = { epub: 'epub', html: 'html', markdown: 'md' };

/** GET /api/games/{gameId}/book, saved under the name the server gives it. Says how it went. */
export function useSaveBook(onSaved: () => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: async ({ gameId, turnId, format }: BookOf) => {
      const { response } = await api.GET('/api/games/{id}/book', {
        params: { path: { id: gameId }, query: { format, ...(turnId === null ? {} : { turn: turnId }) } },
        headers: { Accept: '*/*' },
        parseAs: 'stream',
      });
      const name = attachmentName(response.headers.get('content-disposition'), `rubicon.${endings[format]}`);
      saveFile(await response.blob(), name);
      return name;
    },
    onSuccess: (name) => {
      toast({ title: timelineStrings.book.done, description: timelineStrings.book.doneText(name) });
      onSaved();
    },
    onError: (error) =>
      toast({
        title: timelineStrings.book.failed,
        description: serverMessage(error, timelineStrings.book.failedText),
        variant: 'destructive',
      }),
  });
}

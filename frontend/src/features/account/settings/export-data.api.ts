import { useMutation } from '@tanstack/react-query';
import { answerOf, api } from '../../../lib/api/api.js';
import { serverMessage } from '../../../lib/api/api-error.js';
import { useToast } from '../../../lib/toast.js';
import { accountStrings } from '../../../strings/account.js';

const FILE_NAME = 'rubicon-export.json';

/** GET /api/user/export. Fetched, since a link cannot carry the bearer header, and handed to the browser as a file. */
export function useExportData() {
  const toast = useToast();
  return useMutation({
    mutationFn: () => answerOf(api.GET('/api/user/export', { parseAs: 'blob' })),
    onSuccess: (file) => {
      download(file);
      toast({ title: accountStrings.data.ready, description: accountStrings.data.readyText(FILE_NAME) });
    },
    onError: (error) =>
      toast({
        title: accountStrings.data.failed,
        description: serverMessage(error, accountStrings.data.failedText),
        variant: 'destructive',
      }),
  });
}

function download(file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(link.href);
}

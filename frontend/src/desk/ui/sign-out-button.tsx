import { useMutation } from '@tanstack/react-query';
import { Button, type ButtonProps } from '../../components/ui/button.js';
import { serverMessage } from '../../lib/api/api-error.js';
import { answerOf } from '../../lib/api/api.js';
import { useToast } from '../../lib/toast.js';
import { shellStrings } from '../../strings/desk/shell.js';
import { staffApi } from '../lib/staff-api.js';

/** Ends the sign-in, and with the page whatever it still holds of anybody. */
export function SignOutButton({ variant = 'ghost' }: Pick<ButtonProps, 'variant'>) {
  const say = useToast();
  const signOut = useMutation({
    mutationFn: () => answerOf(staffApi.POST('/api/staff/sign-out')),
    onSuccess: () => window.location.assign('/staff'),
    onError: (error) =>
      say({ title: serverMessage(error, shellStrings.signOutFailed), variant: 'destructive' }),
  });
  return (
    <Button
      variant={variant}
      size="sm"
      className="whitespace-nowrap"
      pending={signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      {shellStrings.signOut}
    </Button>
  );
}

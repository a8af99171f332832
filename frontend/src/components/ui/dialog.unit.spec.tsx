import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.js';
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTrigger } from './dialog.js';

function Question({ alert = false }: { alert?: boolean }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Delete</Button>
      </DialogTrigger>
      <DialogContent alert={alert} title="Delete Saved Game" description="This action cannot be undone.">
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Cancel</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

async function openQuestion(role: 'dialog' | 'alertdialog') {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  return { user, dialog: screen.getByRole(role, { name: 'Delete Saved Game' }) };
}

it('is named and described, holds the focus, and gives it back', async () => {
  render(<Question />);
  const { user, dialog } = await openQuestion('dialog');
  expect(dialog).toHaveAccessibleDescription('This action cannot be undone.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
});

it('closes by a click beside it', async () => {
  render(<Question />);
  const { user, dialog } = await openQuestion('dialog');
  await user.click(document.body);
  expect(dialog).not.toBeInTheDocument();
});

it('wants an answer when it is an alert', async () => {
  render(<Question alert />);
  const { user, dialog } = await openQuestion('alertdialog');
  await user.click(document.body);
  expect(dialog).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(dialog).not.toBeInTheDocument();
});

/** What the dollar buys, beside every offer of it (decision 19), and the way to the checkout. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, type ButtonProps } from '../../../components/ui/button.js';
import { classNames } from '../../../lib/class-names.js';
import { track } from '../../../lib/analytics/index.js';
import { commonStrings } from '../../../strings/common.js';

export const checkoutPath = '/checkout?product=full-game&price=1';

export function DollarNote({ className }: { className?: string }) {
  return <p className={classNames('text-note text-ink-soft', className)}>{commonStrings.dollarNote}</p>;
}

export function ToCheckout({
  children,
  ...props
}: { children: ReactNode } & Pick<ButtonProps, 'variant' | 'size' | 'className'>) {
  return (
    <Button asChild {...props}>
      <Link to={checkoutPath} onClick={() => track({ name: 'demo_to_purchase' })}>
        {children}
      </Link>
    </Button>
  );
}

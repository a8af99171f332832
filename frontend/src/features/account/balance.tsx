import type { useProfile } from '../../lib/queries/profile.js';
import { formatDollars } from '../../lib/format.js';
import { commonStrings } from '../../strings/common.js';

export type ProfileQuery = ReturnType<typeof useProfile>;

/** The available dollars, large. */
export function Balance({ profile }: { profile: ProfileQuery }) {
  return (
    <div className="text-right max-sm:text-left">
      <p className="eyebrow">{commonStrings.availableCredits}</p>
      <p className="display figures mt-1 text-price text-accent" aria-live="polite">
        {profile.data
          ? formatDollars(profile.data.creditBalance)
          : profile.isError
            ? '\u2014'
            : commonStrings.loading}
      </p>
    </div>
  );
}

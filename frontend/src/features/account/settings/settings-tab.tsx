import { Button } from '../../../components/ui/button.js';
import { CardTitle } from '../../../components/ui/card.js';
import { formatDay } from '../../../lib/format.js';
import type { ProfileQuery } from '../balance.js';
import { Facts } from '../facts.js';
import { QueryState } from '../query-state.js';
import { ChangePassword } from './change-password.js';
import { DeleteAccount } from './delete-account.js';
import { EditProfile } from './edit-profile.js';
import { useExportData } from './export-data.api.js';
import { Preferences } from './preferences.js';

export function SettingsTab({ profile }: { profile: ProfileQuery }) {
  return (
    <QueryState query={profile} failure="Failed to fetch profile">
      {(data) => (
        <div className="grid gap-x-14 gap-y-12 md:grid-cols-2">
          <section>
            <CardTitle className="mb-4">Account</CardTitle>
            <Facts
              items={[
                { name: 'Username', value: data.username },
                ...(data.email ? [{ name: 'Email', value: data.email }] : []),
                { name: 'Member since', value: formatDay(data.createdAt) },
              ]}
            />
            <div className="mt-5 flex flex-wrap gap-3">
              <EditProfile profile={data} />
              <ChangePassword />
            </div>
          </section>
          <Preferences settings={data.settings} />
          <YourData />
          <section>
            <CardTitle>Delete account</CardTitle>
            <p className="measure mt-2 mb-5 text-ink-soft">
              Your games, your characters and everything you wrote become unreadable, for us too.
            </p>
            <DeleteAccount profile={data} />
          </section>
        </div>
      )}
    </QueryState>
  );
}

function YourData() {
  const exporting = useExportData();
  return (
    <section>
      <CardTitle>Your data</CardTitle>
      <p className="measure mt-2 mb-5 text-ink-soft">
        One JSON file with all that Rubicon holds about you: account, characters, games, every turn, every
        entry of your wallet.
      </p>
      <Button variant="secondary" pending={exporting.isPending} onClick={() => exporting.mutate()}>
        {exporting.isPending ? 'Exporting...' : 'Export Data'}
      </Button>
    </section>
  );
}

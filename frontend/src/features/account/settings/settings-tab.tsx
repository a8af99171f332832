import { Button } from '../../../components/ui/button.js';
import { CardTitle } from '../../../components/ui/card.js';
import { formatDay } from '../../../lib/format.js';
import type { ProfileQuery } from '../balance.js';
import { Facts } from '../facts.js';
import { QueryState } from '../query-state.js';
import { accountStrings } from '../../../strings/account.js';
import { commonStrings } from '../../../strings/common.js';
import { credentialStrings } from '../../../strings/credentials.js';
import { ChangePassword } from './change-password.js';
import { DeleteAccount } from './delete-account.js';
import { EditProfile } from './edit-profile.js';
import { useExportData } from './export-data.api.js';
import { Preferences } from './preferences.js';

export function SettingsTab({ profile }: { profile: ProfileQuery }) {
  return (
    <QueryState query={profile} failure={commonStrings.profileFailed}>
      {(data) => (
        <div className="grid gap-x-14 gap-y-12 md:grid-cols-2">
          <section>
            <CardTitle className="mb-4">{commonStrings.account}</CardTitle>
            <Facts
              items={[
                { name: credentialStrings.username, value: data.username },
                ...(data.email ? [{ name: credentialStrings.email, value: data.email }] : []),
                { name: accountStrings.memberSince, value: formatDay(data.createdAt) },
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
            <CardTitle>{accountStrings.deletion.section}</CardTitle>
            <p className="measure mt-2 mb-5 text-ink-soft">{accountStrings.deletion.sectionText}</p>
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
      <CardTitle>{accountStrings.data.title}</CardTitle>
      <p className="measure mt-2 mb-5 text-ink-soft">{accountStrings.data.text}</p>
      <Button variant="secondary" pending={exporting.isPending} onClick={() => exporting.mutate()}>
        {exporting.isPending ? accountStrings.data.exporting : accountStrings.data.export}
      </Button>
    </section>
  );
}

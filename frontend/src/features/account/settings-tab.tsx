import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button.js';
import { CardTitle } from '../../components/ui/card.js';
import { formatDay } from '../../lib/format.js';
import { endSession } from '../../lib/session/session.js';
import type { ProfileQuery } from './balance.js';
import { Facts } from './facts.js';
import { QueryState } from './query-state.js';

export function SettingsTab({ profile }: { profile: ProfileQuery }) {
  const navigate = useNavigate();
  return (
    <div className="max-w-xl">
      <CardTitle className="mb-4">Account</CardTitle>
      <QueryState query={profile} failure="Failed to fetch profile">
        {({ username, email, createdAt, settings }) => (
          <Facts
            items={[
              { name: 'Username', value: username },
              ...(email ? [{ name: 'Email', value: email }] : []),
              { name: 'Member since', value: formatDay(createdAt) },
              { name: 'Email notifications', value: onOrOff(settings.emailNotifications) },
              { name: 'Auto-save', value: onOrOff(settings.autoSave) },
              { name: 'Historical accuracy mode', value: onOrOff(settings.historicalAccuracy) },
            ]}
          />
        )}
      </QueryState>
      <Button
        variant="secondary"
        className="mt-6"
        onClick={() => {
          endSession('logout');
          void navigate('/login');
        }}
      >
        Logout
      </Button>
    </div>
  );
}

function onOrOff(setting: boolean): string {
  return setting ? 'On' : 'Off';
}

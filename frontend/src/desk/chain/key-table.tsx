import type { AuditProof } from '@rubicon/contracts';
import { Download } from 'lucide-react';
import { Button } from '../../components/ui/button.js';
import { saveFile } from '../../lib/save-file.js';
import { chainStrings as strings } from '../../strings/desk/chain.js';
import { shortHash } from '../lib/short-id.js';
import { Cell, Table } from '../ui/table.js';
import { UtcMoment } from '../ui/utc-moment.js';
import { publicKeyFile } from './public-key-file.js';

const columns = [{ name: strings.key }, { name: strings.firstUsed }, { name: null }];

export function KeyTable({ keys }: Pick<AuditProof, 'keys'>) {
  return (
    <>
      <p className="mb-2 text-note text-ink-soft">{strings.keysText}</p>
      {keys.length === 0 ? (
        <p>{strings.noKeys}</p>
      ) : (
        <Table label={strings.keys} columns={columns}>
          <tbody>
            {keys.map((key) => (
              <tr key={key.keyId} className="border-b border-line">
                <Cell isName className="typed">
                  <span title={key.keyId}>{shortHash(key.keyId)}</span>
                </Cell>
                <Cell className="figures">
                  <UtcMoment at={key.firstUsedAt} />
                </Cell>
                <Cell className="py-0.5 text-right">
                  <Button
                    variant="ghost"
                    size="sm"
                    className="min-h-7 px-2 py-1"
                    aria-label={strings.downloadOf(shortHash(key.keyId))}
                    onClick={() => {
                      const { file, name } = publicKeyFile(key);
                      saveFile(file, name);
                    }}
                  >
                    <Download className="size-4" aria-hidden="true" />
                    {strings.download}
                  </Button>
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}

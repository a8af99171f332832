import { setPageMetas } from '../testing/page-metas.js';
import { contactEmail, pixelId, scriptNonce, tagManagerId } from './page-meta.js';

describe('what the operator set', () => {
  it('is read from the page', () => {
    const remove = setPageMetas({
      contact: 'support@example.com',
      tagManager: 'GTM-ABC123',
      nonce: 'bm9uY2U=',
    });
    expect([contactEmail(), tagManagerId(), pixelId(), scriptNonce()]).toEqual([
      'support@example.com',
      'GTM-ABC123',
      null,
      'bm9uY2U=',
    ]);
    remove();
  });

  it('is not there where no server filled the page in', () => {
    const remove = setPageMetas({ contact: '%rubicon-contact%', tagManager: '%rubicon-tag-manager%' });
    expect([contactEmail(), tagManagerId()]).toEqual(['contact@rubicon.example', null]);
    remove();
    expect([contactEmail(), tagManagerId()]).toEqual(['contact@rubicon.example', null]);
  });
});

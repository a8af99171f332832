/**
 * An OpenID Connect provider on loopback, as a process of its own: says its address, then vouches for whoever the `login_hint` describes
 * (claims as JSON, in base64url), without asking.
 */
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const [redirectUri] = process.argv.slice(2);
/** By subject: as they were described last. */
const people = new Map();

const server = createServer((request, response) => handle(request, response));
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [{ client_id: 'rubicon', client_secret: 'a+secret/of:ours', redirect_uris: [redirectUri] }],
  claims: { email: ['email', 'email_verified'], profile: ['preferred_username'] },
  cookies: { keys: ['a key of the test'] },
  features: { devInteractions: { enabled: false } },
  pkce: { required: () => true },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, sub) => ({ accountId: sub, claims: () => people.get(sub) }),
  // Everybody agrees to everything.
  async loadExistingGrant({ oidc }) {
    const grant = new provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

async function handle(request, response) {
  if (!request.url.startsWith('/interaction/')) return provider.callback()(request, response);
  const { params } = await provider.interactionDetails(request, response);
  const person = JSON.parse(Buffer.from(params.login_hint, 'base64url').toString('utf8'));
  people.set(person.sub, person);
  await provider.interactionFinished(request, response, { login: { accountId: person.sub } });
}

console.log(issuer);

import { complaintsIn, type Feature } from './dialect-complaints.js';

it.each<[string, string, readonly Feature[]]>([
  ['Mistral', 'extra_forbidden body max_completion_tokens Extra inputs are not permitted', ['newTokenLimit']],
  ['Databricks', 'stream_options: include_usage is not supported', ['usage']],
  ['OpenAI', "The 'stream_options' parameter is only allowed when 'stream' is enabled.", ['usage']],
  ['NVIDIA', 'Validation: Unsupported parameter(s): `prompt_cache_key`', ['cacheKey']],
  ['Azure', 'Unrecognized request argument supplied: prompt_cache_key', ['cacheKey']],
  ['OpenAI’s o1', "Unsupported value: 'stream' does not support true with this model.", ['streaming']],
  ['OpenAI’s o3', 'Your organization must be verified to stream this model.', ['streaming']],
  ['a server', 'Streaming is not supported', ['streaming']],
  ['a server', 'stream=True is not yet supported', ['streaming']],
  ['a server', 'This model does not support streaming.', ['streaming']],
  ['Pydantic', 'literal_error body stream Input should be False', ['streaming']],
  ['Gemma', 'Jinja Exception: System role not supported', ['systemRole']],
  ['Ministral', 'Only user, assistant and tool roles are supported, got system.', ['systemRole']],
  ['OpenAI’s o1-mini', "'messages[0].role' does not support 'system' with this model.", ['systemRole']],
  ['Mistral 0.2', 'Conversation roles must alternate user/assistant/user/assistant/...', ['roleOrder']],
  ['Qwen 3.5', 'System message must be at the beginning.', ['roleOrder']],
  ['Mistral’s own', "Unexpected role 'system' after role 'user'", ['roleOrder']],
  ['Mistral’s own', 'Expected last role User or Tool for serving but got system', ['roleOrder']],
  ['Perplexity', 'user and assistant roles should be alternating.', ['roleOrder']],
  ['a bad moment', 'error while streaming: the upstream is not reachable', []],
  ['a bad moment', 'the stream is not responding', []],
])('hears of %s: %s', (_, said, features) => {
  for (const status of [400, 500]) expect([...complaintsIn(said, status).features]).toEqual(features);
});

it('takes an error of the server itself for a complaint of the form only when it names it', () => {
  const said = 'structured output took too long';
  expect(complaintsIn(said, 400).ofForm).toBe(true);
  expect(complaintsIn(said, 500).ofForm).toBe(false);
  expect(complaintsIn("response_format: Input should be 'text' or 'json_object'", 500).ofForm).toBe(true);
});

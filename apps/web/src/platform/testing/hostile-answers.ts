import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'

const HTML = { 'content-type': 'text/html; charset=utf-8' }
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const OURS = { ...JSON_TYPE, [OUR_HEADER]: '1' }
const PAGE = '<!doctype html><html><title>Marina Wi-Fi</title><body>Accept the terms</body></html>'

/** What hotspots, proxies and broken lines put in the place of our server's answer. Each makes a fresh one. */
export const HOSTILE_ANSWERS: Record<string, () => Response> = {
  'a page of the marina with 200': () => new Response(PAGE, { status: 200, headers: HTML }),
  'a page that keeps our header': () => new Response(PAGE, { status: 200, headers: { ...HTML, [OUR_HEADER]: '1' } }),
  'a redirect that nobody follows': () => new Response(null, { status: 302, headers: { location: 'http://portal.marina/login' } }),
  'a 401 page of the hotspot': () => new Response(PAGE, { status: 401, headers: HTML }),
  'a 401 in JSON that is not ours': () => json({ code: 'session.over', message: 'Sign in to the Wi-Fi' }, 401, JSON_TYPE),
  'a 403 in JSON that is not ours': () => json({ code: 'access.forbidden', message: 'Blocked' }, 403, JSON_TYPE),
  'a 404 page': () => new Response(PAGE, { status: 404, headers: HTML }),
  'JSON of somebody else': () => json({ portal: true, url: 'http://portal.marina' }, 200, JSON_TYPE),
  'JSON of another shape with our header': () => json({ portal: true, url: 'http://portal.marina' }, 200, OURS),
  'a refusal of another shape with our header': () => json({ error: 'no' }, 401, OURS),
  '511 Network Authentication Required': () => new Response(PAGE, { status: 511, headers: HTML }),
  'a gateway without a server behind it': () => new Response('<html>Bad Gateway</html>', { status: 502, headers: HTML }),
  'nothing with 200': () => new Response('', { status: 200 }),
  'nothing with our header': () => new Response('', { status: 200, headers: OURS }),
  'nothing at all, 204': () => new Response(null, { status: 204 }),
  'half an answer': () => new Response('{"_id":"65f1c0ffee65f1c0ff', { status: 200, headers: OURS }),
  'half a refusal': () => new Response('{"code":"session.ov', { status: 401, headers: OURS }),
}

const json = (body: unknown, status: number, headers: Record<string, string>) => new Response(JSON.stringify(body), { status, headers })

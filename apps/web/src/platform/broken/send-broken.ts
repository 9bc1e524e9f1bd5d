import { brokenPageCalls } from '@ramplight/contract/system/broken-pages'
import { patternOf, scrubMessage } from '@ramplight/domain/kernel/broken-page'
import { callServer } from '../call-server.ts'

/** The script with which this page began: it has another name in every build. */
const buildNow = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.match(/([\w.-]{1,80})(?:\?.*)?$/)?.[1] ?? 'unknown'

/** Where in our files it was thrown: ` (station.page-A1b2.js:1:2345)`. */
const placeOf = ({ stack }: Error): string => {
  const place = stack?.match(/\/([\w.-]+\.js:\d{1,4}:\d+)/)?.[1]
  return place ? ` (${place})` : ''
}

/** Tells the server what broke: build, pattern of the address and cause, without what is personal. */
export async function sendBroken(error: Error, route: string): Promise<void> {
  const place = placeOf(error)
  const message = scrubMessage(`${error.name}: ${error.message}`).slice(0, 300 - place.length) + place
  await callServer(brokenPageCalls.report, { body: { build: buildNow(), route: patternOf(route), message } })
}

import { outboxCalls } from '@ramplight/contract/messaging/outbox'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'

/** A demo writes to nobody: whoever looks at it reads here what people would have got. */
export function outboxRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, outboxCalls.list, {
    handle: async ({ deps: { demo, carriers } }) => {
      if (!demo || !carriers.standIns) return { isOpen: false, mails: [], texts: [], pushes: [] }
      const { mails, texts, pushes } = carriers.standIns
      return {
        isOpen: true,
        mails: mails
          .mailbox()
          .map(({ messageId, at, to, from, subject, text, html }) => ({ key: messageId, at, to, from, subject, text, html }))
          .reverse(),
        texts: texts.received.map(({ sid, at, to, from, body }) => ({ key: sid, at, to, from, text: body })).reverse(),
        pushes: pushes.received
          .map(({ device, at, payload: { title, body, url, silent }, key }) => ({
            key,
            at,
            to: device,
            title,
            text: body,
            link: url,
            isQuiet: silent,
          }))
          .reverse(),
      }
    },
  })
}

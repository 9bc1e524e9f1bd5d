import { type MessageChoices as Choices, messageChoiceCalls } from '@ramplight/contract/messaging/message-choices'
import { CHANNELS_OF, MESSAGE_TOPICS } from '@ramplight/domain/messaging/topics'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import classes from './choices.module.css'
import { t } from './choices.texts.ts'

type One = Choices['off'][number]
const isSame = (a: One, b: One) => a.topic === b.topic && a.channel === b.channel

/** What somebody wants by mail, by text message and as a notification; a tick is saved at once. */
export function MessageChoices() {
  const online = useOnline()
  const query = useQuery(queryOf(messageChoiceCalls.own, {}))
  const save = useAction({ work: (off: Choices['off']) => call(messageChoiceCalls.save, { body: { off } }) })
  return (
    <Section title={t('title')} note={t('about')}>
      <Loaded query={query} what={t('choices')}>
        {({ off: stored }) => {
          const off = save.running && save.given ? save.given : stored
          return (
            <NeedsInternet offline={!online} reason={t('offline')}>
              <div className={classes.topics}>
                {MESSAGE_TOPICS.map((topic) => (
                  <div key={topic} className={classes.topic}>
                    <span>{t(`topic.${topic}`)}</span>
                    {CHANNELS_OF[topic].map((channel) => {
                      const one = { topic, channel }
                      const isOff = off.some((other) => isSame(one, other))
                      return (
                        <span key={channel} className={classes[channel]}>
                          <TickField
                            label={t(`channel.${channel}`)}
                            aria-label={t('both', { topic: t(`topic.${topic}`), channel: t(`channel.${channel}`) })}
                            checked={!isOff}
                            disabled={save.running}
                            onChange={() => save.run(isOff ? off.filter((other) => !isSame(one, other)) : [...off, one])}
                          />
                        </span>
                      )
                    })}
                  </div>
                ))}
              </div>
            </NeedsInternet>
          )
        }}
      </Loaded>
    </Section>
  )
}

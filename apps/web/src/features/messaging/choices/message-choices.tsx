import { type MessageChoices as Choices, messageChoiceCalls } from '@ramplight/contract/messaging/message-choices'
import { CHANNELS_OF, comesBy, MESSAGE_TOPICS, type MessageChannel, type MessageTopic } from '@ramplight/domain/messaging/topics'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import classes from './choices.module.css'
import { t } from './choices.texts.ts'

type One = Choices['off'][number]
const isSame = (a: One, b: One) => a.topic === b.topic && a.channel === b.channel

/** What people write, and then the news of a boat. Who is no angler may fish too: theirs stand apart. */
const WRITTEN = MESSAGE_TOPICS.filter((topic) => comesBy(topic, 'mail'))
const NEWS = MESSAGE_TOPICS.filter((topic) => !WRITTEN.includes(topic))

const wordOf = (topic: MessageTopic, fishes: boolean): string =>
  !fishes && (topic === 'tournament' || topic === 'season') ? t(`ofOthers.${topic}`) : t(`topic.${topic}`)

/** What somebody wants by mail, by text message and as a notification; a tick is saved at once. */
export function MessageChoices() {
  const fishes = useSession()?.user.userType === 'Angler'
  const online = useOnline()
  const query = useQuery(queryOf(messageChoiceCalls.own, {}))
  const save = useAction({ work: (off: Choices['off']) => call(messageChoiceCalls.save, { body: { off } }) })
  return (
    <Section title={t('title')} note={t('about')}>
      <Loaded query={query} what={t('choices')}>
        {({ off: stored }) => {
          const off = save.running && save.given ? save.given : stored
          const tick = (topic: MessageTopic, channel: MessageChannel) => {
            const one = { topic, channel }
            const isOff = off.some((other) => isSame(one, other))
            return (
              <span key={channel} className={classes[channel]}>
                <TickField
                  label={t(`channel.${channel}`)}
                  aria-label={t('both', { topic: wordOf(topic, fishes), channel: t(`channel.${channel}`) })}
                  checked={!isOff}
                  disabled={save.running}
                  onChange={() => save.run(isOff ? off.filter((other) => !isSame(one, other)) : [...off, one])}
                />
              </span>
            )
          }
          const lines = (topics: readonly MessageTopic[]) => (
            <div className={classes.topics}>
              {topics.map((topic) => (
                <div key={topic} className={classes.topic}>
                  <span>{wordOf(topic, fishes)}</span>
                  {CHANNELS_OF[topic].map((channel) => tick(topic, channel))}
                </div>
              ))}
            </div>
          )
          return (
            <NeedsInternet offline={!online} reason={t('offline')}>
              {fishes ? (
                lines(MESSAGE_TOPICS)
              ) : (
                <>
                  {lines(WRITTEN)}
                  <h3>{t('fishing')}</h3>
                  {lines(NEWS)}
                </>
              )}
            </NeedsInternet>
          )
        }}
      </Loaded>
    </Section>
  )
}

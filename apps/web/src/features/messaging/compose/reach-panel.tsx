import type { MessageReach } from '@ramplight/contract/messaging/compose'
import { smsLength } from '@ramplight/domain/messaging/sms-length'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { writeMoment, type Zone } from '@ramplight/ui/values/times'
import { IconMoon, IconUserOff } from '@tabler/icons-react'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './compose.texts.ts'

type Props = { reach: MessageReach; isSms: boolean; zone: Zone | undefined; isAsking: boolean }

/** What happens when this is sent, before it is: who gets it, who does not and why, what it costs, when it goes. Grey while it is asked anew. */
export function ReachPanel({ reach, isSms, zone, isAsking }: Props) {
  const { people, reached, unreached, goesAt, isHeldForNight } = reach
  if (!people) return <Banner tone="amber">{t('reach.nobody')}</Banner>
  return (
    <div aria-live="polite" aria-busy={isAsking} style={isAsking ? { opacity: 0.5 } : undefined}>
      <p>
        <strong>{t('reach.reached', { count: reached, all: writeNumber(people), isSms: String(isSms) })}</strong>
      </p>
      {isSms && <SmsCost reach={reach} />}
      {isHeldForNight && (
        <Banner tone="amber" icon={IconMoon}>
          {t('reach.night', { when: writeMoment(goesAt, zone) })}
        </Banner>
      )}
      {unreached.length > 0 && (
        <Banner tone="amber" icon={IconUserOff}>
          {t('reach.unreached', { count: writeNumber(unreached.length) })}
          <ul>
            {WHY.filter((why) => unreached.some((one) => one.why === why)).map((why) => (
              <li key={why}>{t('reach.whose', { why: t(`reach.why.${why}`), names: namesOf(unreached, why) })}</li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  )
}

type Unreached = MessageReach['unreached'][number]

const WHY = ['no-address', 'bounced', 'stopped', 'turned-off'] as const satisfies readonly Unreached['why'][]

const namesOf = (unreached: readonly Unreached[], why: Unreached['why']): string =>
  unreached
    .flatMap((one) => (one.why === why ? [one.name] : []))
    .sort((one, other) => one.localeCompare(other))
    .join(', ')

function SmsCost({ reach: { partsEach, parts, cost, asSent } }: { reach: MessageReach }) {
  const { alphabet, left } = smsLength(asSent)
  return (
    <>
      <p>
        {t('reach.length', { parts: partsEach, all: writeNumber(parts) })}
        {cost !== null && `, ${t('reach.cost', { cost: writeMoney(cost) })}`} · {t('reach.left', { left })}
      </p>
      {alphabet === 'UCS-2' && <Banner tone="amber">{t('reach.expensive')}</Banner>}
      <p className="rl-label">{t('reach.preview')}</p>
      <p style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{asSent}</p>
    </>
  )
}

import { type SubscriptionFeature, subscriptionFeatureCalls } from '@ramplight/contract/subscriptions/subscription-features'
import type { SubscriptionLevel } from '@ramplight/contract/subscriptions/subscription-levels'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { call } from '#platform/call.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { levelWords } from '../subscriptions/index.ts'
import classes from './feature-matrix.module.css'
import { t } from './features.texts.ts'

type Feature = SubscriptionFeature
type Change = Partial<Pick<Feature, 'subscription_levels' | 'active'>>
type Props = { features: readonly Feature[]; levels: readonly SubscriptionLevel[]; onOpen: (feature: Feature) => void }

const nameOf = (level: SubscriptionLevel): string => (level.active ? levelWords(level) : t('older', { name: levelWords(level) }))

/** Features by levels, a tick where a level has one. Each tick is saved at once; its row waits until it is. */
export function FeatureMatrix({ features, levels, onOpen }: Props) {
  const columns = [...levels].sort((a, b) => Number(b.active) - Number(a.active))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={t('title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('feature')}</th>
            {columns.map((level) => (
              <th key={level._id} scope="col">
                {nameOf(level)}
              </th>
            ))}
            <th scope="col">{t('active')}</th>
          </tr>
        </thead>
        <tbody>
          {features.map((feature) => (
            <FeatureRow key={feature._id} feature={feature} levels={columns} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function FeatureRow({ feature, levels, onOpen }: { feature: Feature } & Pick<Props, 'levels' | 'onOpen'>) {
  const { _id, _rev, name, description, subscription_levels: has, active } = feature
  const saving = useAction({
    work: async (change: Change) => {
      // Somebody else may tick in the same row: what they have saved is not taken back.
      await call(subscriptionFeatureCalls.update, { params: { id: _id }, body: { _rev, ...change } })
      await refreshed()
    },
    onEnd: refreshed,
  })
  // While a tick is on its way it is shown as it was set.
  const shown = { subscription_levels: has, active, ...(saving.running && saving.given) }
  const tick = (label: string, checked: boolean, change: Change) => (
    <td key={label}>
      <span className={classes.tick}>
        <TickField aria-label={label} checked={checked} disabled={saving.running} onChange={() => saving.run(change)} />
      </span>
    </td>
  )
  return (
    <tr>
      <th scope="row">
        <button type="button" className={`rl-link-button ${classes.name}`} onClick={() => onOpen(feature)}>
          {name}
        </button>
        {description && <small>{description}</small>}
      </th>
      {levels.map((level) => {
        const isIn = shown.subscription_levels.includes(level._id)
        const next = isIn ? has.filter((id) => id !== level._id) : [...has, level._id]
        return tick(t('has', { feature: name, level: nameOf(level) }), isIn, { subscription_levels: next })
      })}
      {tick(t('isActive', { feature: name }), shown.active, { active: !active })}
    </tr>
  )
}

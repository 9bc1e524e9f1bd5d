import { Button, Radio } from '@mantine/core'
import { anglerMergeCalls, MERGE_COUNTS, type MergePreview } from '@ramplight/contract/people/angler-merges'
import type { User } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { isUnprovenPhone } from '@ramplight/domain/registration/phone-counts'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { HoldButton } from '@ramplight/ui/parts/hold-button.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeNumber } from '@ramplight/ui/values/numbers'
import { writeDay } from '@ramplight/ui/values/times'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import type { Href } from '#platform/href.ts'
import { useAction } from '#platform/use-action.ts'
import { useGo } from '#platform/use-go.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { writePhone, writePlace } from '../users/index.ts'
import classes from './angler-merges.module.css'
import { previewQuery } from './angler-merges.queries.ts'
import { t } from './angler-merges.texts.ts'
import { choicesOf, type FieldGroup, fieldsToTake, type Side } from './merge-fields.ts'

type Two = { master: string; merged: string }

/** Two lines of the book side by side: who stays, which values stay, what moves; then one press that nothing takes back. */
export function MergeAnglers({ one, other, onOthers, list }: { one: string; other: string; onOthers: () => void; list: Href }) {
  const [chosen, setMaster] = useState<string | null>(null)
  const first = useQuery(previewQuery({ master: one, merged: other }))
  // Who logs in stays, unless somebody says otherwise.
  const usual = first.data?.merged.signsIn && !first.data.master.signsIn ? other : one
  const master = chosen ?? usual
  const two = { master, merged: master === one ? other : one }
  const preview = useQuery({ ...previewQuery(two), enabled: first.data !== undefined })
  return (
    <Loaded query={first.data === undefined ? first : preview} what={t('page.noun')}>
      {(data) => (
        <Sides key={`${one} ${other}`} preview={data} two={two} order={[one, other]} onMaster={setMaster} onOthers={onOthers} list={list} />
      )}
    </Loaded>
  )
}

type SidesProps = {
  preview: MergePreview
  two: Two
  order: readonly [string, string]
  onMaster: (id: string) => void
  onOthers: () => void
  /** Where the two came from, and where the one is found afterwards. */
  list: Href
}

function Sides({ preview, two, order, onMaster, onOthers, list }: SidesProps) {
  const go = useGo()
  const [chosen, setChosen] = useState<ReadonlyMap<FieldGroup, Side>>(new Map())
  const { master, merged, refusal } = preview
  const names = { from: fullName(merged.user), to: fullName(master.user) }
  const isOld = master.user._id !== two.master
  const keepsEmail = master.signsIn
  const merging = useAction({
    work: () => call(anglerMergeCalls.merge, { body: { ...two, take: fieldsToTake(master.user, merged.user, chosen, keepsEmail) } }),
    onDone: () => {
      notify.success(t('merge.done'))
      go(list)
    },
  })
  const sides = order.map((id) => (master.user._id === id ? master : merged))
  const change = (id: string) => {
    setChosen(new Map())
    onMaster(id)
  }
  return (
    <div className={classes.page}>
      <Radio.Group label={t('merge.stays')} description={t('merge.staysHelp')} value={two.master} onChange={change}>
        <div className={classes.sides}>
          {sides.map(({ user, signsIn }) => (
            <Radio.Card key={user._id} value={user._id} className={classes.side} aria-label={t('merge.keep', { name: fullName(user) })}>
              <Radio.Indicator />
              <Facts user={user} signsIn={signsIn} />
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      {refusal ? (
        <Banner
          tone="red"
          icon={IconAlertTriangle}
          actions={
            refusal.code === 'merge.keep-other' ? (
              <Button size="compact-sm" variant="default" onClick={() => change(two.merged)}>
                {t('merge.swap', { name: names.from })}
              </Button>
            ) : (
              <Button size="compact-sm" variant="default" onClick={onOthers}>
                {t('merge.other')}
              </Button>
            )
          }
        >
          {refusal.message}
        </Banner>
      ) : (
        <>
          <Values preview={preview} chosen={chosen} onChoose={(group, side) => setChosen(new Map([...chosen, [group, side]]))} />
          <Impact preview={preview} names={names} />
          <section className={classes.end}>
            <h2>{t('merge.cannotBeUndone')}</h2>
            <p>{t('merge.whatItMeans', names)}</p>
            <div className={classes.actions}>
              <Button variant="default" onClick={onOthers}>
                {t('merge.other')}
              </Button>
              <HoldButton color="red" size="md" loading={merging.running} disabled={isOld} onHeld={() => merging.run()}>
                {t('merge.confirm', { name: names.to })}
              </HoldButton>
            </div>
          </section>
        </>
      )}
    </div>
  )
}

const Facts = ({ user, signsIn }: { user: User; signsIn: boolean }) => (
  <span className={classes.facts}>
    <b>{fullName(user)}</b>
    <span>{writePlace(user)}</span>
    {user.phone && <span className="rl-num">{writePhone(user.phone)}</span>}
    {isUnprovenPhone(user) && <small>{t('merge.phoneUnproven')}</small>}
    {user.email && <span>{user.email}</span>}
    <small>
      {t(signsIn ? 'merge.signsIn' : 'merge.signsInNot')} · {t('merge.since', { day: writeDay(user.createdAt) })}
    </small>
  </span>
)

type ValuesProps = {
  preview: MergePreview
  chosen: ReadonlyMap<FieldGroup, Side>
  onChoose: (group: FieldGroup, side: Side) => void
}

function Values({ preview: { master, merged }, chosen, onChoose }: ValuesProps) {
  const choices = choicesOf(master.user, merged.user, master.signsIn)
  const nameOf = { master: fullName(master.user), merged: fullName(merged.user) }
  return (
    <section>
      <h2>{t('merge.values')}</h2>
      <p className="rl-dimmed">{choices.length > 0 ? t('merge.valuesHelp') : t('merge.nothingDiffers')}</p>
      {choices.map(({ group, ...values }) => (
        <Radio.Group
          key={group}
          className={classes.field}
          label={t(`fields.${group}`)}
          value={chosen.get(group) ?? 'master'}
          onChange={(side) => onChoose(group, side as Side)}
        >
          <div className={classes.sides}>
            {(['master', 'merged'] as const).map((side) => (
              <Radio.Card key={side} value={side} className={classes.side} aria-label={`${t(`fields.${group}`)}: ${values[side]}`}>
                <Radio.Indicator />
                <span className={classes.facts}>
                  <b>{values[side]}</b>
                  {group !== 'name' && <small>{nameOf[side]}</small>}
                </span>
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
      ))}
      {master.signsIn && master.user.email && merged.user.email && (
        <p className="rl-dimmed">{t('merge.emailStays', { email: master.user.email })}</p>
      )}
    </section>
  )
}

function Impact({ preview, names }: { preview: MergePreview; names: { from: string; to: string } }) {
  const lines = MERGE_COUNTS.filter((name) => preview.counts[name] > 0)
  const more = { points: writeNumber(preview.pointsTotal), money: writeMoney(preview.paymentsTotal) }
  return (
    <section>
      <h2>{t('merge.moves', names)}</h2>
      {lines.length === 0 ? (
        <p className="rl-dimmed">{t('merge.movesNothing', names)}</p>
      ) : (
        <ul className={classes.moves}>
          {lines.map((name) => (
            <li key={name}>{t(`counts.${name}`, { count: preview.counts[name], ...more })}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

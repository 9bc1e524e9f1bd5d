import { Button } from '@mantine/core'
import { type Calcutta, calcuttaCalls as calls, MOST_CALCUTTA_PLACES } from '@ramplight/contract/payouts/calcuttas'
import { paysAll, USUAL_TERMS } from '@ramplight/domain/payouts/calcutta'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { IconScale } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { writePlace } from '#platform/values/write-place.ts'
import { t } from './calcutta.texts.ts'

type Props = { tournament: string; calcutta: Calcutta | null; onClose: () => void }

/** What the house keeps, and what each place gets. New ones open the bidding as well. */
export function TermsSheet({ tournament, calcutta, onClose }: Props) {
  const [houseShare, setHouseShare] = useState<number>(calcutta?.houseShare ?? USUAL_TERMS.houseShare)
  const [places, setPlaces] = useState<readonly number[]>(calcutta?.places ?? USUAL_TERMS.places)
  const [touched, setTouched] = useState(false)
  const saving = useAction({
    work: () =>
      call(calls.save, { params: { id: tournament }, body: { houseShare, places: [...places], state: calcutta?.state ?? 'open' } }),
    onDone: () => {
      notify.success(t('terms.saved'))
      onClose()
    },
    onRefused: 'shown',
  })
  useUnsavedGuard(touched && !saving.isDone)
  const change = (next: readonly number[]) => {
    setTouched(true)
    setPlaces(next)
  }
  const resize = (count: number) => change(Array.from({ length: count }, (_, index) => places[index] ?? 0))
  const isWhole = paysAll(places)
  const sum = Math.round(places.reduce((all, one) => all + one, 0) * 100) / 100
  const percents = { min: 0, max: 100, decimalScale: 2, clampBehavior: 'strict', rightSection: t('terms.percent') } as const
  return (
    <SideSheet opened onClose={onClose} title={t('terms.title')}>
      <form
        className="rl-fields"
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole) saving.run()
        }}
      >
        <Banner tone="amber" icon={IconScale}>
          {t('terms.law')}
        </Banner>
        <NumberField
          {...percents}
          label={t('terms.house')}
          description={t('terms.houseHint')}
          value={houseShare}
          onChange={(value) => {
            setTouched(true)
            setHouseShare(Number(value) || 0)
          }}
        />
        <NumberField
          label={t('terms.count')}
          value={places.length}
          min={1}
          max={MOST_CALCUTTA_PLACES}
          clampBehavior="strict"
          onChange={(value) => resize(Math.max(1, Number(value) || 1))}
        />
        <FieldGroup legend={t('tiles.places')} help={t('terms.means')}>
          <div className="rl-calcutta__places">
            {places.map((percent, index) => (
              <NumberField
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
                key={index}
                {...percents}
                label={t('terms.place', { place: writePlace(index + 1) })}
                value={percent}
                onChange={(value) => change(places.map((one, at) => (at === index ? Number(value) || 0 : one)))}
              />
            ))}
          </div>
          <p role="status" className={isWhole ? 'rl-dimmed' : 'rl-calcutta__off'}>
            {isWhole ? t('terms.right') : t('terms.off', { percent: String(sum) })}
          </p>
        </FieldGroup>
        {saving.error && <ErrorState compact failed={messageOfError(saving.error)} safe={t('terms.notSaved')} />}
        <div className="rl-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {t('sell.cancel')}
          </Button>
          <Button type="submit" loading={saving.running} disabled={!isWhole}>
            {t(calcutta ? 'terms.save' : 'terms.open')}
          </Button>
        </div>
      </form>
    </SideSheet>
  )
}

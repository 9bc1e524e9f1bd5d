import { Button } from '@mantine/core'
import { type AdminSetting, adminSettingCalls as calls } from '@ramplight/contract/system/admin-settings'
import { SMS_NUMBERS as NUMBERS, SMS_PART_PRICE as PRICE } from '@ramplight/contract/system/setting-keys'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './sms-numbers.texts.ts'

type Line = { number: string; label: string; isActive: boolean }

const linesOf = (setting: unknown): Line[] =>
  (Array.isArray(setting) ? setting : []).map((one: Partial<Line> | string) =>
    typeof one === 'string'
      ? { number: one, label: '', isActive: true }
      : { number: String(one.number ?? ''), label: String(one.label ?? ''), isActive: one.isActive !== false },
  )

/** The numbers that SMS are sent from, and what a part of one costs. */
export function SmsNumbers() {
  const query = useQuery(queryOf(calls.search, { body: { key: [NUMBERS, PRICE] } }))
  return (
    <Loaded query={query} what={t('settings')}>
      {(settings) => <NumbersForm key={settings.map(({ _rev }) => _rev).join()} settings={settings} />}
    </Loaded>
  )
}

function NumbersForm({ settings }: { settings: AdminSetting[] }) {
  const of = (key: string) => settings.find((one) => one.key === key)
  const [lines, setLines] = useState(() => linesOf(of(NUMBERS)?.setting))
  const [price, setPrice] = useState(() => String(of(PRICE)?.setting ?? ''))
  const isRight = ({ number }: Line) => tenDigits(number).length === 10
  const isPrice = price.trim() === '' || (Number(price) >= 0 && Number(price) <= 10)
  const put = (key: string, name: string, setting: unknown) => {
    const stored = of(key)
    return stored
      ? call(calls.update, { params: { id: stored._id }, body: { setting, _rev: stored._rev } })
      : call(calls.create, { body: { key, name, section: 'sms', setting } })
  }
  const save = useAction({
    work: async () => {
      await put(
        NUMBERS,
        t('name'),
        lines.map((line) => ({ ...line, number: tenDigits(line.number) })),
      )
      await put(PRICE, t('priceName'), price.trim() === '' ? null : Number(price))
    },
    onDone: () => notify.stealth(t('saved')),
  })
  const change = (at: number, more: Partial<Line>) => setLines(lines.map((line, index) => (index === at ? { ...line, ...more } : line)))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save.run()
      }}
      style={{ display: 'grid', gap: 'var(--rl-space-md)' }}
      noValidate
    >
      {lines.length === 0 && <p>{t('none')}</p>}
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <div key={at} style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--rl-space-sm)', alignItems: 'flex-end' }}>
          <TextField
            label={t('number')}
            type="tel"
            value={line.number}
            error={line.number !== '' && !isRight(line) && t('wrong')}
            onChange={(event) => change(at, { number: event.currentTarget.value })}
          />
          <TextField label={t('label')} value={line.label} onChange={(event) => change(at, { label: event.currentTarget.value })} />
          <TickField
            label={t('isActive')}
            checked={line.isActive}
            onChange={(event) => change(at, { isActive: event.currentTarget.checked })}
          />
          <IconButton
            icon={IconTrash}
            label={t('remove', { number: line.number })}
            onClick={() => setLines(lines.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => setLines([...lines, { number: '', label: '', isActive: true }])}
        >
          {t('add')}
        </Button>
      </div>
      <TextField
        label={t('price')}
        description={t('priceHint')}
        inputMode="decimal"
        value={price}
        onChange={(event) => setPrice(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" disabled={!lines.every(isRight) || !isPrice} loading={save.running}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

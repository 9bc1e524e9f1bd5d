import { Loader } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { brand } from '@ramplight/domain/kernel/brand'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { useOnline } from '#platform/use-online.ts'
import { t } from './tours.texts.ts'

const SHAPE = /^[a-z0-9-]{3,60}$/
const PAUSE_MS = 400

/** The tour's own address, checked while one types. */
export function UrlKeyField({ form, stored }: { form: FieldForm; stored: string | null | undefined }) {
  const online = useOnline()
  const value = String(form.get('urlLookupKey') ?? '')
  const [settled] = useDebouncedValue(value, PAUSE_MS)
  const asks = settled !== (stored ?? '') && SHAPE.test(settled) && online
  const check = useQuery({
    ...queryOf(tourCalls.urlLookupKeyCheck, { body: { urlLookupKey: settled } }),
    enabled: asks,
    staleTime: 5000,
  })
  const taken = asks && check.data?.available === false
  const free = asks && check.data?.available === true
  const shape = value !== '' && !SHAPE.test(value) ? t('urlKeyField.keyShape') : undefined
  const help = online
    ? t(free ? 'urlKeyField.addressIsFree' : 'urlKeyField.address', { host: brand.host, key: value || '…' })
    : t('urlKeyField.needsInternet')
  return (
    <TextField
      id="urlLookupKey"
      label={form.declared?.labelOf('urlLookupKey')}
      description={help}
      value={value}
      onChange={(event) => form.set('urlLookupKey', event.currentTarget.value.toLowerCase().replace(/[^a-z0-9-]/g, '-'))}
      error={form.errorOf('urlLookupKey') ?? shape ?? (taken ? t('urlKeyField.thisKeyIsTaken') : undefined)}
      rightSection={
        check.isFetching ? (
          <Loader size="xs" />
        ) : free ? (
          <IconCheck size={18} stroke={2.5} color="var(--rl-kelp-text)" aria-label={t('urlKeyField.free')} />
        ) : taken ? (
          <IconX size={18} stroke={2.5} color="var(--rl-red-text)" aria-label={t('urlKeyField.taken')} />
        ) : null
      }
      maxLength={form.declared?.longest('urlLookupKey')}
      disabled={form.readOnly}
      autoComplete="off"
      spellCheck={false}
    />
  )
}

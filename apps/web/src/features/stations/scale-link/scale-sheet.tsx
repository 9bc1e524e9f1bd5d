import { Button } from '@mantine/core'
import type { StatedUnit } from '@ramplight/domain/scale/indicators'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { DeviceChoiceField } from '@ramplight/ui/form/device-choice-field.tsx'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { IconPlug, IconSchool } from '@tabler/icons-react'
import { practiceScale } from './practice.ts'
import { t } from './scale-link.texts.ts'
import { MOST_SCALES, type ScaleView } from './scales.ts'
import { scales, useScales } from './this-tablet.ts'
import { webSerial } from './web-serial.ts'

type ScaleSheetProps = { opened: boolean; onClose: () => void; metric: boolean }

/** Connects scales, says what they send, and what a person has to say of them. */
export function ScaleSheet({ opened, onClose, metric }: ScaleSheetProps) {
  return (
    <SideSheet opened={opened} onClose={onClose} title={t('sheet.title')} footer={<Button onClick={onClose}>{t('sheet.done')}</Button>}>
      <ScaleOptions metric={metric} onClose={onClose} />
    </SideSheet>
  )
}

const UNITS: readonly StatedUnit[] = ['decimal-lb', 'oz', 'kg', 'g']

function ScaleOptions({ metric, onClose }: { metric: boolean; onClose: () => void }) {
  const { scales: all, settings, practice } = useScales()
  const canRead = webSerial() !== null
  return (
    <div className="rl-fields">
      <p className="rl-station__note">{t(canRead ? 'sheet.howTo' : 'sheet.unsupported')}</p>
      {all.length === 0 && canRead && <p>{t('sheet.noneYet')}</p>}
      {all.map((scale) => (
        <Connected key={scale.id} scale={scale} />
      ))}
      {canRead && !practice && all.length < MOST_SCALES && (
        <div className="rl-scale-buttons">
          <Button leftSection={<IconPlug size={20} stroke={1.75} aria-hidden />} onClick={() => void scales.connect()}>
            {t('sheet.connect')}
          </Button>
          <Button variant="subtle" onClick={() => void scales.connect(true)}>
            {t('sheet.anyCable')}
          </Button>
        </div>
      )}
      <DeviceChoiceField
        label={t('sheet.unit')}
        description={t('sheet.unitHelp')}
        value={settings.unit ?? ''}
        data={[
          { value: '', label: t('sheet.unitNone') },
          ...UNITS.map((unit) => ({ value: unit as string, label: t(`sheet.units.${unit}`) })),
        ]}
        onChange={(event) => scales.change({ unit: (event.currentTarget.value || null) as StatedUnit | null })}
      />
      {canRead && (
        <TextField
          label={t('sheet.delimiter')}
          description={t('sheet.delimiterHelp')}
          value={settings.delimiter ?? ''}
          onChange={(event) => scales.change({ delimiter: event.currentTarget.value.slice(-1) || null })}
        />
      )}
      <FlagField
        label={t('sheet.types')}
        description={t('sheet.typesHelp')}
        checked={settings.types}
        onChange={(event) => {
          const types = event.currentTarget.checked
          // Such a scale often sends figures alone; the person sees the unit above and may change it.
          scales.change({ types, ...(types && settings.unit === null ? { unit: metric ? 'kg' : 'decimal-lb' } : {}) })
        }}
      />
      {!practice && (
        <div>
          <Button
            variant="default"
            leftSection={<IconSchool size={20} stroke={1.75} aria-hidden />}
            onClick={() => {
              void scales.practise(practiceScale(metric).port)
              onClose()
            }}
          >
            {t('sheet.practise')}
          </Button>
          <p className="rl-station__note">{t('sheet.practiseHelp')}</p>
        </div>
      )}
    </div>
  )
}

function Connected({ scale: { id, name, link, line, watch } }: { scale: ScaleView }) {
  return (
    <div className="rl-scale-card">
      <h3>{name}</h3>
      <p>{link === 'connected' ? t('sheet.dropped', { count: watch.dropped }) : t(`state.${link}`)}</p>
      <p>
        {t('sheet.lastLine')}: <code>{line || t('sheet.nothingYet')}</code>
      </p>
      <Button variant="default" onClick={() => void scales.disconnect(id)}>
        {t('sheet.disconnect')}
      </Button>
    </div>
  )
}

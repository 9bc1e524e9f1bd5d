import { Button } from '@mantine/core'
import { IconPlug } from '@tabler/icons-react'
import { t } from './scale-link.texts.ts'
import { scales, useScales } from './this-tablet.ts'
import { webSerial } from './web-serial.ts'

/** Where no scale is connected: how to get one, in one quiet line. */
export function ScaleHint({ onSettings }: { onSettings: () => void }) {
  const { scales: all, settings, practice } = useScales()
  if (all.length > 0 || settings.types || practice) return null
  const canRead = webSerial() !== null
  return (
    <p className="rl-scale-hint" data-can={canRead || undefined}>
      <IconPlug size={20} stroke={1.75} aria-hidden />
      <span>{t(canRead ? 'hint.noScale' : 'hint.unsupported')}</span>
      {canRead && (
        <Button variant="default" size="compact-md" onClick={() => void scales.connect()}>
          {t('hint.connect')}
        </Button>
      )}
      <Button variant="subtle" size="compact-md" onClick={onSettings}>
        {t('hint.options')}
      </Button>
    </p>
  )
}

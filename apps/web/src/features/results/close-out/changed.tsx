import { Button } from '@mantine/core'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconAlertTriangle } from '@tabler/icons-react'
import classes from './close-out.module.css'
import { t } from './close-out.texts.ts'

/** The figures moved while somebody was looking at them: what changed, and the way on from the same place. */
export function Changed({ lines, onLook }: { lines: readonly string[]; onLook: () => void }) {
  return (
    <div role="status">
      <Banner
        tone="amber"
        icon={IconAlertTriangle}
        actions={
          <Button variant="default" onClick={onLook}>
            {t('changed.useTheNewFigures')}
          </Button>
        }
      >
        {t('changed.figuresChanged')}
      </Banner>
      {lines.length > 0 && (
        <ul className={classes.changes}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

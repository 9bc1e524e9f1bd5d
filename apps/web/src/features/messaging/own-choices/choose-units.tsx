import { Radio } from '@mantine/core'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { OWN_UNITS, type OwnUnits, useOwnUnits } from '#platform/values/own-units.ts'
import { t } from './own-choices.texts.ts'

/** How this device shows weights in pounds. */
export function ChooseUnits() {
  const { own, choose } = useOwnUnits()
  return (
    <Section title={t('title')} note={t('about')}>
      <Radio.Group label={t('weights')} value={own} onChange={(next) => choose(next as OwnUnits)}>
        <div className="rl-choices">
          {OWN_UNITS.map((one) => (
            <Radio key={one} size="md" value={one} label={t(`unit.${one}`)} description={t(`example.${one}`)} />
          ))}
        </div>
      </Radio.Group>
    </Section>
  )
}

import { type BoardTheme, type Colours, GRADIENTS, GROUNDS, HEADERS } from '@ramplight/domain/content/board-theme'
import { SwatchField } from '@ramplight/ui/form/swatch-field.tsx'
import { PictureInForm } from '#platform/files/picture-in-form.tsx'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { BoardPreview } from './board-preview.tsx'
import { ContrastNote } from './contrast-note.tsx'
import { t } from './director-themes.texts.ts'
import classes from './theme-form.module.css'

type Props = { form: FieldForm; theme: BoardTheme | null }
const FOLDER = 'themes'

const swatchesOf = (table: Record<(typeof GRADIENTS)[number], { light: Colours }>) =>
  GRADIENTS.map((value) => {
    const { from, to } = table[value].light
    return { value, label: t(`gradient.${value}`), background: `linear-gradient(90deg,${from},${to})` }
  })

/** What is chosen beside what comes of it. */
export function ThemeFields({ form, theme }: Props) {
  const gradient = (path: 'headerGradient' | 'backgroundGradient', table: Parameters<typeof swatchesOf>[0]) => (
    <SwatchField
      label={form.declared?.labelOf(path)}
      error={form.errorOf(path)}
      options={swatchesOf(table)}
      value={theme?.[path] ?? null}
      onChange={(value) => form.set(path, value)}
    />
  )
  return (
    <div className={classes.columns}>
      <div className={classes.fields}>
        {!theme && <p className={classes.note}>{t('ownLook')}</p>}
        <div className={classes.part}>
          {gradient('headerGradient', HEADERS)}
          <PictureInForm form={form} path="headerImage" layout="leaderboardHeader" folder={FOLDER} description={t('pictureText')} />
          {theme && <ContrastNote theme={theme} />}
        </div>
        <div className={classes.part}>
          {gradient('backgroundGradient', GROUNDS)}
          <PictureInForm form={form} path="backgroundImage" layout="leaderboardBackground" folder={FOLDER} description={t('pictureText')} />
        </div>
      </div>
      <div className={classes.preview}>
        <BoardPreview theme={theme} />
      </div>
    </div>
  )
}

import type { Tutorial } from '@ramplight/contract/content/tutorials'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { helpHtml } from '#features/content/help/index.ts'
import { pictureSrc } from '#platform/files/picture-src.ts'
import classes from './help.module.css'
import { t } from './help.texts.ts'

const WIDTH = 800

/** One tutorial: its picture or the way to its video, and its words. */
export function TutorialSheet({ tutorial, onClose }: { tutorial: Tutorial; onClose: () => void }) {
  const { name, description, htmlText, sourceType, sourcePath } = tutorial
  const isOurs = sourcePath?.startsWith('/') ?? false
  return (
    <SideSheet opened onClose={onClose} title={name} subtitle={description}>
      <div className={classes.tutorial}>
        {sourcePath && sourceType === 'image' && isOurs && <img src={pictureSrc(sourcePath, WIDTH)!} alt={t('pictureOf', { name })} />}
        {sourcePath && !(sourceType === 'image' && isOurs) && (
          <p>
            <a href={sourcePath} target="_blank" rel="noreferrer">
              {t(sourceType === 'image' ? 'picture' : 'video')}
            </a>
          </p>
        )}
        {helpHtml(htmlText ?? '')}
      </div>
    </SideSheet>
  )
}

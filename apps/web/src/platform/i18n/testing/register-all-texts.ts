import compile from 'icu-minify/compile'
import { collectTexts } from '../../../../build/texts.ts'
import { setTranslator } from '@fledge/contract/platform/message-keys.ts'
import { registerTexts, translateKey } from '../use-texts.ts'

/** Gives a test all texts of the catalogue. */
export async function registerAllTexts(): Promise<void> {
  const texts = await collectTexts((file) => import(file))
  registerTexts(
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)])),
  )
  setTranslator(translateKey)
}

// npm run texts: writes the types of all texts of the catalogue, with their values and tags.
import { collectTexts, writeCatalogueTypes } from '../apps/web/build/texts.ts'

writeCatalogueTypes(await collectTexts((file) => import(file)))

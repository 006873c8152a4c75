import { locale } from '@fledge/kernel/locale.ts'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import { z } from 'zod'
import type { LookupSeed } from './lookup-seed.ts'
import { readPackageJson } from '../package-data.ts'

const codes = z.array(z.tuple([z.string(), z.string(), z.string(), z.string()]))
const regionName = new Intl.DisplayNames(locale, { type: 'region' })
const languageName = new Intl.DisplayNames(locale, { type: 'language' })

/** Countries by ISO 3166: the id is the numeric code, 840 for the United States. */
export function countryRows(): LookupSeed[] {
  return codes
    .parse(readPackageJson('i18n-iso-countries/codes.json'))
    .map(([code, , numeric]) => ({
      code,
      id: Number(numeric),
      label: (regionName.of(code) ?? code).replace(' SAR China', '').replace(' & ', ' and '),
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
    .map(({ code, id, label }, sort) => ({
      list: 'country',
      id,
      label,
      sort,
      data: {
        code,
        phone_code: isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : null,
      },
    }))
}

// ISO 639-1, without Twi, which is listed as Akan. Includes dead and constructed languages, because
// people learn them.
const languageCodes =
  `aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv
  ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn nr nv ny
  oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu`.split(
    /\s+/,
  )

const letter = (code: string, at: number) => (code.codePointAt(at) ?? 97) - 96

/** Languages by ISO 639-1; the id is made of the code's letters, so that it never moves. */
export function languageRows(): LookupSeed[] {
  return languageCodes
    .map((code) => ({
      code,
      id: letter(code, 0) * 100 + letter(code, 1),
      label: languageName.of(code) ?? code,
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))
    .map(({ code, id, label }, sort) => ({ list: 'language', id, label, sort, data: { code } }))
}

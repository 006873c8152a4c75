import { dense, plainDocument, rated } from './later-english-samples.ts'
import { column, docxOf, p, pdfOf, type SampleFile, table } from './sample-files.ts'

const deutschZweiAside = [
  '## KONTAKT',
  'Am Wall 12',
  '28195 Bremen',
  '+49 (0)170 1112223',
  'm.yilmaz@web.example',
  'www.xing.example/yilmaz',
  '',
  '## FÄHIGKEITEN',
  'Java',
  'TypeScript',
  'Docker',
  'Git',
  'Scrum',
  '',
  '## SPRACHEN',
  'Deutsch',
  'Türkisch',
  'Englisch',
]
const deutschZweiMain = [
  '## BERUFSERFAHRUNG',
  'Werkstudent Softwareentwicklung\tOkt. 2024 – heute',
  'Hansekontor GmbH',
  '• Schnittstellen für das Lager',
  'Nachhilfelehrer\tJan. 2021 – Juni 2022',
  'Lernhaus Nord',
  '• Mathematik für die Mittelstufe',
  '',
  '## AUSBILDUNG',
  'Bachelor Informatik\tOkt. 2022 – März 2026',
  'Universität Bremen',
  'Abitur\t2022',
  'Gymnasium Walle',
]
const deutschZwei: SampleFile = {
  layout: 'PDF, German, two columns, sections of both in the middle of the page',
  file: () =>
    pdfOf([
      [
        [200, 60, 'Mehmet Yilmaz', 24],
        [200, 82, 'Student der Informatik', 12],
        ...column(40, 120, 180, deutschZweiAside),
        ...column(220, 120, 555, deutschZweiMain),
      ],
    ]),
}

const frances: SampleFile = {
  layout: 'PDF, French, dates in a column at the right, full days',
  file: () =>
    pdfOf([
      [
        [60, 60, 'Inès BERTRAND', 20],
        [60, 80, '07 81 23 45 67 – ines.bertrand@mel.example – linkedin.com/in/ines-bertrand', 9],
        ...column(60, 120, 540, [
          '## Parcours professionnel',
          'Assistante juridique\t01/04/2025 – 31/07/2025',
          'Cabinet Duval, Lille',
          '- Recherche de jurisprudence',
          '- Mise en conformité RGPD',
          'Hôtesse d’accueil\t10/07/2023 – 20/08/2023',
          'Festival des Voiles, Saint-Malo',
          '',
          '## Études',
          'Master Affaires publiques\tsept. 2024 – juin 2026',
          'Sciences Po Lille',
          'Licence de droit\tsept. 2021 – juin 2024',
          'Université de Rennes',
          '',
          '## Informatique',
          'Excel, RGPD, legal research',
        ]),
      ],
    ]),
}

const lista: SampleFile = {
  layout: 'DOCX, Spanish, entries as a list, each in one item',
  file: () =>
    Promise.resolve(
      docxOf(
        [
          '# PAULA RÍOS MEDINA',
          'Correo: paula.rios@uni.example',
          'Teléfono: +52 55 1234 5678',
          '## EXPERIENCIA PROFESIONAL',
          '• Auxiliar administrativa, Clínica San Ángel, marzo 2024 – actualmente',
          '• Becaria de laboratorio, Instituto de Ecología, febrero 2023 – diciembre 2023',
          '## ESTUDIOS',
          '• Licenciatura en Biología, Universidad Nacional Autónoma de México, 2020 – 2024',
          '## COMPETENCIAS',
          'Técnicas de laboratorio, R, redacción científica, estadística',
          '## IDIOMAS',
          'Español, inglés',
        ].map(p),
      ),
    ),
}

const duasAside = [
  '## Contactos',
  'tiago.nf@sapo.example',
  '+351 934 567 890',
  'github.com/tiagonf',
  'Lisboa',
  '',
  '## Educação',
  'Licenciatura em Engenharia',
  'Informática',
  'Instituto Superior Técnico',
  'set. 2022 – jul. 2025',
  'Ensino Secundário',
  'Escola Secundária Camões',
  '2019 – 2022',
]
const duasMain = [
  '## Experiência',
  'Estagiário de desenvolvimento web',
  'Tejo Digital',
  'fevereiro de 2025 a junio de 2025'.replace('junio', 'junho'),
  '• Páginas de reservas em React',
  'Monitor de robótica',
  'Clube Ciência Viva',
  'outubro de 2023 a junho de 2024',
  '',
  '## Competências',
  'JavaScript, React, Node.js, Git',
  'Trabalho em equipa',
]
const duas: SampleFile = {
  layout: 'PDF, Portuguese, two columns, education at the left, written word by word',
  file: () =>
    pdfOf(
      [
        [
          [40, 60, 'Tiago Nunes Ferreira', 22],
          ...column(40, 100, 230, duasAside),
          ...column(270, 100, 555, duasMain),
        ],
      ],
      'words',
    ),
}

const nested: SampleFile = {
  layout: 'DOCX, Dutch and English, a table of two columns with a table inside',
  file: () =>
    Promise.resolve(
      docxOf([
        table([
          [
            [
              '# Sanne de Vries',
              '## Contact',
              'sanne.devries@student.example',
              '06-12345678',
              'linkedin.com/in/sannedevries',
              '## Skills',
              'Statistics',
              'Survey design',
              'Literature review',
            ],
            [
              '## Werkervaring',
              'Research Intern\tfeb 2025 – jun 2025',
              'Trimbos Centrum',
              '• Interviews met jongeren',
              'Medewerker bediening\tmei 2021 – aug 2024',
              'Café De Brug',
              '## Opleiding',
              'Bachelor Psychologie\tsept 2022 – juli 2025',
              'Universiteit Utrecht',
            ],
          ],
        ]),
      ]),
    ),
}

/**
 * Added after the parser was written: the share that it read correctly at first shows how it does
 * on unknown résumés.
 */
export const laterSamples: readonly SampleFile[] = [
  dense,
  rated,
  deutschZwei,
  frances,
  lista,
  duas,
  nested,
  plainDocument,
]

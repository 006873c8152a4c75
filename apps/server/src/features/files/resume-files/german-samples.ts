import { placeBeside, docxOf, p, pdfOf, type SampleFile, table } from './sample-files.ts'

export const lebenslauf: SampleFile = {
  layout: 'PDF, German, dates at the left, everything else at the right',
  file: () => {
    const rows: readonly (readonly [string, string])[] = [
      ['Geburtsdatum:', '14.03.2003'],
      ['Anschrift:', 'Lindenweg 4, 80331 München'],
      ['Telefon:', '+49 151 23456789'],
      ['E-Mail:', 'anna.weber@uni.example'],
    ]
    const study: readonly (readonly [string, string])[] = [
      ['10/2022 – heute', 'B.Sc. Wirtschaftsinformatik'],
      ['', 'Technische Universität München'],
      ['09/2014 – 06/2022', 'Abitur (1,4)'],
      ['', 'Goethe-Gymnasium Regensburg'],
    ]
    const work: readonly (readonly [string, string])[] = [
      ['seit 03/2024', 'Werkstudentin Datenanalyse'],
      ['', 'Nordlicht GmbH, München'],
      ['', '• Berichte in Power BI für den Vertrieb'],
      ['08/2023 – 09/2023', 'Praktikantin Marketing'],
      ['', 'Bergblick AG, Augsburg'],
      ['', '• Auswertung von Umfragen'],
    ]
    return pdfOf([
      [
        [60, 60, 'Lebenslauf', 18],
        [60, 90, 'Anna Weber', 14],
        ...placeBeside([60, 190], 112, rows),
        [60, 200, 'Ausbildung', 13],
        ...placeBeside([60, 190], 220, study),
        [60, 310, 'Berufserfahrung', 13],
        ...placeBeside([60, 190], 330, work),
        [60, 450, 'Kenntnisse', 13],
        [60, 470, 'Python, SQL, MS Excel, Power BI'],
        [60, 500, 'Sprachen', 13],
        [60, 520, 'Deutsch (Muttersprache), Englisch (C1), Spanisch (A2)'],
      ],
    ])
  },
}

export const tabelle: SampleFile = {
  layout: 'DOCX, German, a table of dates and posts, months by name',
  file: () =>
    Promise.resolve(
      docxOf([
        p('# Lukas Schäfer'),
        p('l.schaefer@posteo.example · 0176 5551234 · github.com/lschaefer'),
        p('## Bildungsweg'),
        table([
          [['Oktober 2021 – März 2025'], ['Bachelor Maschinenbau', 'Hochschule Darmstadt']],
          [['August 2019 – Juli 2021'], ['Fachabitur', 'Max-Planck-Schule Kiel']],
        ]),
        p('## Praktika und Nebenjobs'),
        table([
          [
            ['Februar 2024 bis Juli 2024'],
            [
              'Praktikant Konstruktion',
              'Rheinwerk Anlagenbau GmbH',
              'Zeichnungen für Förderbänder',
            ],
          ],
          [
            ['April 2023 bis Januar 2024'],
            ['Studentische Hilfskraft', 'Hochschule Darmstadt', 'Betreuung des Labors'],
          ],
        ]),
        p('## EDV-Kenntnisse'),
        p('SolidWorks, AutoCAD, MATLAB, technisches Zeichnen'),
        p('## Persönliche Stärken'),
        p('Teamfähigkeit'),
      ]),
    ),
}

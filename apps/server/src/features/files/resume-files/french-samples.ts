import { column, docxOf, p, pdfOf, type SampleFile } from './sample-files.ts'

const deuxAside = [
  '## Coordonnées',
  '+33 6 12 34 56 78',
  'camille.moreau@courriel.example',
  'linkedin.com/in/camille-moreau',
  'Lyon',
  '',
  '## Compétences',
  'Canva',
  'Réseaux sociaux',
  'Pack Office',
  '',
  '## Langues',
  'Français : langue maternelle',
  'Anglais : B2',
  '',
  '## Centres d’intérêt',
  'Escalade',
  'Cinéma',
]
const deuxMain = [
  '## Expériences professionnelles',
  'Stagiaire en communication',
  'Maison Soleil, Lyon',
  'Janvier 2024 – juin 2024',
  '• Rédaction de la lettre mensuelle',
  '• Photos pour le site',
  'Bénévole',
  'Association Les Jardins',
  'Depuis septembre 2022',
  '• Accueil des familles',
  '',
  '## Formation',
  'Licence d’économie',
  'Université de Lyon',
  'Sept. 2021 – juin 2024',
  'Baccalauréat',
  'Lycée Ampère',
  '2021',
]
export const deux: SampleFile = {
  layout: 'PDF, French, two columns, experience at the right',
  file: () =>
    pdfOf([
      [
        [40, 60, 'Camille', 24],
        [40, 86, 'MOREAU', 24],
        ...column(40, 130, 190, deuxAside),
        ...column(230, 130, 550, deuxMain),
      ],
    ]),
}

export const parcours: SampleFile = {
  layout: 'DOCX, French, dates before the line, separated by bars',
  file: () =>
    Promise.resolve(
      docxOf(
        [
          '# Théo LAMBERT',
          'theo.lambert@etu.example — 06 98 76 54 32 — 31000 Toulouse',
          '## FORMATION',
          '2022 - 2025 : Diplôme d’ingénieur en génie civil | INSA Toulouse',
          '2020 - 2022 : Classe préparatoire PCSI | Lycée Pierre-de-Fermat',
          '## EXPÉRIENCES',
          'Févr. 2024 à août 2024 : Stagiaire ingénieur | Ponts et Rives',
          '• Calcul de trois passerelles',
          'Juillet à août 2021 : Employé polyvalent | Boulangerie Martin',
          '## COMPÉTENCES',
          'AutoCAD, Revit, gestion de projet, travail en équipe',
          '## LANGUES',
          'Français, anglais (C1), espagnol (B1)',
        ].map(p),
      ),
    ),
}

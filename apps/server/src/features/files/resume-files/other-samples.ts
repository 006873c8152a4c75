import { deux, parcours } from './french-samples.ts'
import { lebenslauf, tabelle } from './german-samples.ts'
import { placeBeside, column, docxOf, p, pdfOf, type SampleFile, table } from './sample-files.ts'

const curriculo: SampleFile = {
  layout: 'PDF, Spanish, one column, place before role, dates in words',
  file: () =>
    pdfOf([
      [
        [60, 60, 'Lucía Fernández Gil', 20],
        [
          60,
          82,
          'Madrid, España · +34 612 345 678 · lucia.fgil@correo.example · behance.net/luciafgil',
          9,
        ],
        ...column(60, 115, 540, [
          '## Sobre mí',
          'Periodista que escribe claro y edita rápido.',
          '## Experiencia laboral',
          'Diario del Norte\tMadrid, España',
          'Redactora en prácticas\tseptiembre de 2023 – marzo de 2024',
          '• Veinte piezas al mes',
          '• Edición del boletín',
          'Librería Cervantes\tMadrid, España',
          'Dependienta\tjunio de 2022 – septiembre de 2022',
          '• Caja y pedidos',
          'Cruz Azul\tMadrid, España',
          'Voluntaria\t2021 – actualidad',
          '• Reparto de alimentos',
          '## Formación académica',
          'Universidad Complutense de Madrid\tMadrid, España',
          'Grado en Periodismo\tseptiembre de 2020 – junio de 2024',
          '## Conocimientos',
          'WordPress, SEO, redes sociales',
          '## Idiomas',
          'Español (nativo), inglés (C1), francés (A2)',
        ]),
      ],
    ]),
}

const maqueta: SampleFile = {
  layout: 'DOCX, Spanish, two columns made by a table',
  file: () =>
    Promise.resolve(
      docxOf([
        p('# Mateo Rojas Peña'),
        table([
          [
            [
              '## Contacto',
              '+57 300 123 4567',
              'mateo.rojas@correo.example',
              'github.com/mateorojas',
              'Bogotá, Colombia',
              '## Habilidades',
              'Java',
              'Python',
              'Git',
              'Docker',
              '## Idiomas',
              'Español',
              'Inglés (B2)',
            ],
            [
              '## Experiencia',
              'Desarrollador en prácticas',
              'Andes Software',
              'Enero 2025 – Junio 2025',
              '• Servicio de pagos en Java',
              'Monitor de matemáticas',
              'Universidad Nacional de Colombia',
              '2023 – 2024',
              '• Dos grupos por semana',
              '## Educación',
              'Ingeniería de Sistemas',
              'Universidad Nacional de Colombia',
              '2021 – 2026',
            ],
          ],
        ]),
      ]),
    ),
}

const moderno: SampleFile = {
  layout: 'PDF, Portuguese, dates at the left, post in one line with commas',
  file: () => {
    return pdfOf([
      [
        [50, 60, 'Beatriz Carvalho', 22],
        [
          50,
          82,
          'Porto · +351 912 345 678 · beatriz.carvalho@aluno.example · linkedin.com/in/beatriz-carvalho',
          9,
        ],
        [50, 120, 'Formação', 13],
        ...placeBeside([50, 160], 140, [
          ['2024–2026', 'Mestrado em Ciência de Dados, Universidade do Porto'],
          ['2021–2024', 'Licenciatura em Matemática, Universidade do Minho'],
        ]),
        [50, 190, 'Experiência profissional', 13],
        ...placeBeside([50, 160], 210, [
          ['fev. 2025 – jul. 2025', 'Estagiária de análise de dados, Atlântico Seguros'],
          ['', '• Modelo de risco para seguros de casa'],
          ['out. 2022 – jun. 2024', 'Explicadora, Centro de Estudos Saber'],
          ['', '• Matemática do 9.º ao 12.º ano'],
        ]),
        [50, 300, 'Competências', 13],
        [50, 320, 'Python, R, SQL, Tableau, estatística'],
        [50, 350, 'Línguas', 13],
        [50, 370, 'Português, inglês (C1)'],
      ],
    ])
  },
}

const brasil: SampleFile = {
  layout: 'DOCX, Portuguese, labels before each fact',
  file: () =>
    Promise.resolve(
      docxOf(
        [
          '# CURRÍCULO',
          'Nome: Rafael Oliveira Santos',
          'Telefone: (11) 91234-5678',
          'E-mail: rafael.santos@email.example',
          'Endereço: São Paulo, SP',
          '## Formação acadêmica',
          'Bacharelado em Administração – Universidade de São Paulo',
          '02/2022 – 12/2026 (previsto)',
          '## Experiência profissional',
          'Transportes Aurora Ltda',
          'Cargo: Estagiário de logística',
          'Período: 08/2024 – atual',
          '• Controle de estoque em Excel',
          'Mercado Central',
          'Cargo: Jovem aprendiz',
          'Período: 01/2021 – 12/2021',
          '• Atendimento ao cliente',
          '## Habilidades',
          'Excel, Power BI, inventory management',
        ].map(p),
      ),
    ),
}

const italiano: SampleFile = {
  layout: 'DOCX, Italian, role and place separated by a dash, dates below',
  file: () =>
    Promise.resolve(
      docxOf(
        [
          '# Giulia Conti',
          '+39 347 123 4567, giulia.conti@posta.example, Milano',
          '## Istruzione',
          'Laurea in Design della Comunicazione – Politecnico di Milano',
          '2021 – 2024',
          '## Esperienze lavorative',
          'Tirocinante grafica – Studio Mezzaluna',
          'marzo 2024 – settembre 2024',
          '• Impaginazione di due riviste',
          'Cameriera – Trattoria Rossi',
          'giugno 2022 – settembre 2022',
          '## Competenze',
          'Figma, InDesign, Photoshop',
          '## Lingue',
          'Italiano, inglese (B2)',
        ].map(p),
      ),
    ),
}

export const otherSamples: readonly SampleFile[] = [
  lebenslauf,
  tabelle,
  deux,
  parcours,
  curriculo,
  maqueta,
  moderno,
  brasil,
  italiano,
]

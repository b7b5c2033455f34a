/** Words of the file of leads. The headings are in the order of its columns. */
import type { Language } from '@rooftop/tenancy/languages';

interface ExportWords {
  readonly headings: readonly string[];
  readonly yes: string;
  /** Source of a lead that came by no advertising. */
  readonly direct: string;
}

export const EXPORT_WORDS: Readonly<Record<Language, ExportWords>> = {
  en: {
    headings: [
      'Lead',
      'Received',
      'Kind',
      'Subject',
      'Status',
      'Owner',
      'First name',
      'Last name',
      'Email',
      'Phone',
      'Vehicle',
      'VIN',
      'Stock number',
      'Message',
      'Store',
      'Source',
      'Late from',
      'Answered',
      'Possible spam',
      'Sold car',
      'Sold for',
      'Sold on',
      'Lost because',
    ],
    yes: 'yes',
    direct: 'Direct',
  },
  es: {
    headings: [
      'Solicitud',
      'Recibida',
      'Tipo',
      'Asunto',
      'Estado',
      'Responsable',
      'Nombre',
      'Apellido',
      'Correo',
      'Teléfono',
      'Auto',
      'VIN',
      'Número de inventario',
      'Mensaje',
      'Tienda',
      'Origen',
      'Tarde desde',
      'Respondida',
      'Posible spam',
      'Auto vendido',
      'Vendido por',
      'Vendido el',
      'Perdida porque',
    ],
    yes: 'sí',
    direct: 'Directo',
  },
};

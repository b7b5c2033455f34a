import type { LegalDocumentKit } from '../../tenant-kit.ts';

export const maintenancePlan: LegalDocumentKit = {
  key: 'maintenance-plan',
  kind: 'maintenance-plan',
  title: { en: '12-month maintenance plan', es: 'Plan de mantenimiento de 12 meses' },
  versions: [
    {
      effectiveFrom: '2026-01-01',
      body: {
        en: [
          'These are the terms of the 12-month maintenance plan of {legalName} (“{name}”).',
          '## What it is',
          '**Two service visits** within **12 months** from the day of the sale.',
          '## How to use it',
          'Call {servicePhone} or [ask for an appointment](/service/schedule), and say that you have the plan. We look up the sale and tell you how many visits are left. What is done at a visit is written on the invoice. Work beyond it is quoted first and done only if you say so.',
          '## What it is not',
          '- It is **non-transferable**. It stays with the person who bought the vehicle.',
          '- **Unused visits are not carried over** beyond the 12 months.',
          '- **Unused visits are not refunded**, neither in money nor as a credit.',
          '- Two visits may be fewer than the manufacturer’s schedule asks for. The schedule counts for any warranty, so keep to it, and keep the records of every visit.',
          '## Questions',
          '{legalName}, {address}. Phone {phone}, e-mail {email}.',
        ],
        es: [
          'Estos son los términos del plan de mantenimiento de 12 meses de {legalName} (“{name}”).',
          '## Qué es',
          '**Dos visitas de servicio** dentro de los **12 meses** a partir del día de la venta.',
          '## Cómo se usa',
          'Llame al {servicePhone} o [pida una cita](/service/schedule) y diga que tiene el plan. Buscamos la venta y le decimos cuántas visitas quedan. Lo que se hace en una visita queda escrito en la factura. Todo trabajo adicional se cotiza antes y solo se hace si usted acepta.',
          '## Qué no es',
          '- **No es transferible**. Se queda con la persona que compró el vehículo.',
          '- **Las visitas sin usar no se acumulan** después de los 12 meses.',
          '- **Las visitas sin usar no se reembolsan**, ni en dinero ni como crédito.',
          '- Dos visitas pueden ser menos de las que pide el programa del fabricante. Ese programa es el que cuenta para cualquier garantía: sígalo y guarde los registros de cada visita.',
          '## Preguntas',
          '{legalName}, {address}. Teléfono {phone}, correo {email}.',
        ],
      },
    },
  ],
};

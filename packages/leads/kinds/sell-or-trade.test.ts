import { testKind } from '../../../tests/support/leads/lead-kinds.ts';
import { sellOrTrade } from './sell-or-trade.ts';

testKind(sellOrTrade, {
  payload: { vehicleMake: 'Honda', vehicleModel: 'Civic', vehicleYear: '2016', vehicleMileage: '81,250' },
  content: {
    subject: 'Sell or trade: 2016 Honda Civic',
    comments: null,
    details: [],
    vehicles: [
      {
        interest: 'sell',
        status: 'used',
        year: 2016,
        make: 'Honda',
        model: 'Civic',
        trim: null,
        vin: null,
        stockNumber: null,
        bodyStyle: null,
        transmission: null,
        exteriorColor: null,
        interiorColor: null,
        price: null,
        mileage: 81_250,
      },
    ],
  },
});
